import type { Of, Profile } from '@social-shop/api-contract';

/** The fields of a creator that the headers of tiles, rows and pages show. */
export type CreatorView = Pick<Of<typeof Profile>, 'displayName' | 'name' | 'avatarUrl'>;
