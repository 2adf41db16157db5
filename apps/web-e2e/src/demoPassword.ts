/** The password of the demo accounts, which the suite sets for its platform. */
export const DEMO_PASSWORD = 'a password of the suite';
