import { useSession } from '@social-shop/auth';
import { useHydrating } from '@social-shop/commerce-ui';
import { Suspense } from 'react';
import { isShownTo } from './navigation.ts';
import type { Slot } from './slots.ts';

/** The room of a slot, and a feature's island in it once its code has loaded. Renders nothing for a slot that no feature fills. */
export function SlotRoom({ slot }: { readonly slot: Slot | undefined }) {
  const hydrating = useHydrating();
  const member = useSession() !== undefined;
  if (!slot || !isShownTo(slot.shownTo, member)) return null;
  return (
    <div className={slot.room}>
      {slot.isEarly ? (
        <slot.Island />
      ) : hydrating ? null : (
        <Suspense>
          <slot.Island />
        </Suspense>
      )}
    </div>
  );
}
