/** What a client may ask for; 'consumer' is what every other module of the platform wants to see. */
export const SCOPES = ['openid', 'profile', 'email', 'consumer', 'offline_access'];

/** The grant of the password strategy, which is not one of the library's. */
export const PASSWORD_GRANT = 'password';
