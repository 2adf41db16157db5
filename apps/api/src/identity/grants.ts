/** The scopes that a client may request; every other module of the platform requires 'consumer'. */
export const SCOPES = ['openid', 'profile', 'email', 'consumer', 'offline_access'];

/** The grant of the password strategy, which is not one of the library's. */
export const PASSWORD_GRANT = 'password';
