/** The header of every call from our pages. Other origins cannot send it, so the host refuses calls without it (W21). */
export const OWN_CALL_HEADER = 'x-shop-request';
