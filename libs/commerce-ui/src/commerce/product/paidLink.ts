/** The attributes of a link to a retailer, for browser and search engines (S35). */
export const paidLink = { target: '_blank', rel: 'sponsored noopener' } as const;
