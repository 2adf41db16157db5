/** The browser storage of a visitor who has declined, and of one who has not answered. */
export const answeredConsent = {
  cookies: [
    {
      name: 'consent',
      value: 'decline',
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
};
export const noAnswer = { cookies: [], origins: [] };
