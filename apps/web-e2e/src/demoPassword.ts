/** The password of the demo's people, which the suite sets for its platform. */
export const DEMO_PASSWORD = 'a password of the suite';
