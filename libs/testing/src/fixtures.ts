/** The id of the nth record of a fixture, in the form that the wire has. */
export const fixtureId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The address of a picture of one colour, which needs no server. */
export const solidPicture = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${color}" d="M0 0h1v1H0z"/></svg>`,
  )}`;
