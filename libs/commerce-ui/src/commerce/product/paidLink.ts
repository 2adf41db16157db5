/** What a link to a retailer says to the browser and to search engines (S35). */
export const paidLink = { target: '_blank', rel: 'sponsored noopener' } as const;
