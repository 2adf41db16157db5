/** The parameter that tells the sign-up page what led to it (specification 1, section 4). */
export const SIGN_UP_PROMPT = 'shopltk-signup-prompt';

/** Its values (P3). */
export const signUpPrompts = ['favorite-post', 'favorite-product', 'discover', 'follow', 'add-to-cart'] as const;

export type SignUpPrompt = (typeof signUpPrompts)[number];

/** Whether a parameter of an address is a prompt. */
export const isSignUpPrompt = (value: unknown): value is SignUpPrompt =>
  signUpPrompts.some((prompt) => prompt === value);
