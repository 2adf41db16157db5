import type { FastifyReply } from 'fastify';
import { markup, sendPage } from '../../http/page.ts';
import type { findOffer, findShop } from './repository.ts';

type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;
type Shop = NonNullable<Awaited<ReturnType<typeof findShop>>>;

const DEMO_NOTE = 'This is a demo retailer: nothing is sold here.';

export function sendOffer(reply: FastifyReply, offer: Offer) {
  return sendPage(
    reply,
    200,
    `${offer.name} at ${offer.retailerName}`,
    markup`<div class="product">
<img src="/images/${offer.mediaId}/736" alt="" width="736" height="736">
<div>
<p class="muted">${offer.retailerName}</p>
<h1>${offer.name}</h1>
<p class="price">${priceOf(offer)}</p>
<p>${DEMO_NOTE}</p>
</div>
</div>`,
  );
}

export function sendShop(reply: FastifyReply, slug: string, { name, offers }: Shop) {
  const items = offers.map(
    (offer) =>
      markup`<li><a href="/retailers/${encodeURIComponent(slug)}/${offer.id}">${offer.name}</a> ${priceOf(offer)}</li>`,
  );
  return sendPage(reply, 200, name, markup`<h1>${name}</h1><p>${DEMO_NOTE}</p><ul>${items}</ul>`);
}

/** As the retailer states it: in its own currency if that is not US dollars. */
function priceOf({ price, localPrice, currency }: Offer): string {
  const isLocal = localPrice !== null && currency !== 'USD';
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: isLocal ? currency : 'USD' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format((isLocal ? localPrice : price) / 10 ** digits);
}
