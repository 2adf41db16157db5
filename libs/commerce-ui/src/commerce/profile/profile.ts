import type { Of, Profile } from '@social-shop/api-contract';

/** A creator as the header of a tile, of a row and of a page shows one. */
export type ProfileView = Pick<Of<typeof Profile>, 'displayName' | 'name' | 'avatarUrl'>;
