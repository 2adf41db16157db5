/** The mechanism of like, follow and favorite: flips at once, serialised per item, the last press wins (S30). */
export { defineToggle, type Toggle, type ToggleDefinition } from './defineToggle.ts';
export { TogglesProvider, type TogglesProviderProps } from './TogglesProvider.ts';
export { useToggle, type ToggleButton } from './useToggle.ts';
