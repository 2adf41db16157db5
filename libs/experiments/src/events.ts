import type { TrackedEvent } from '@social-shop/analytics';

/** A page showed a variant of an experiment that the visitor takes part in. Stored once for each visitor and variant. */
export function variantShown(experiment: string, variant: string) {
  return {
    name: 'experiments.exposure',
    properties: { experiment, variant },
    subject: experiment,
    once: true,
  } satisfies TrackedEvent;
}
