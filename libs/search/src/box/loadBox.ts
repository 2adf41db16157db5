/** The box behind the form: what it suggests, its keys and its history, with their texts. */
export const loadBox = { lazy: () => import('./SearchBox.tsx') };
