/** The header of every call from our pages. Other origins cannot send it, so the host refuses calls without it (W21). */
export const OWN_CALL_HEADER = 'x-shop-request';

/** The header with the form token of the page that makes a call, so that it is made for no other session's person (P15). */
export const FORM_TOKEN_HEADER = 'x-form-token';
