/** The mechanism of like, follow and favorite: flips at once, serialised per item, the last press wins (S30). */
export { defineToggle, type Toggle, type ToggleDefinition } from './defineToggle.ts';
export { fetchShown, shows, type Shown } from './fetchShown.ts';
export { pressAgain } from './pressAgain.ts';
export { useItemsOn } from './useItemsOn.ts';
export { useToggle, type ToggleButton, type ToggleOptions } from './useToggle.ts';
export { useToggleChanges, type ToggleListener } from './useToggleChanges.ts';
export { watchToggle, type ItemChange } from './watch.ts';
