/** The id of the nth record of a fixture, in the form of the wire. */
export const fixtureId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
