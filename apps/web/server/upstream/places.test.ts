import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPlaces, type Caller } from './places.ts';

const limits = { sockets: 6, perService: 3, waitingPerService: 4 };

it('keeps every limit and each service’s order, and leaves no place empty while a call could have it (T73)', () => {
  const step = fc.record({
    service: fc.constantFrom('ltks', 'likes', 'products'),
    leaves: fc.boolean(),
    who: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const places = createPlaces(limits);
      const started = new Set<Caller>();
      const waiting: Caller[] = [];
      const of = (service: string, callers: Iterable<Caller>) =>
        [...callers].filter((caller) => caller.service === service);

      for (const { service, leaves, who } of steps) {
        const known = [...started, ...waiting];
        if (leaves && known.length > 0) {
          const caller = known[who % known.length];
          if (!caller) continue;
          started.delete(caller);
          if (waiting.includes(caller)) waiting.splice(waiting.indexOf(caller), 1);
          places.leave(caller);
        } else {
          const caller: Caller = {
            service,
            start() {
              if (waiting.includes(caller)) {
                expect(of(service, waiting)[0]).toBe(caller);
                waiting.splice(waiting.indexOf(caller), 1);
              }
              started.add(caller);
            },
          };
          const full = of(service, waiting).length === limits.waitingPerService;
          const entered = places.enter(caller);
          if (entered && !started.has(caller)) waiting.push(caller);
          if (!entered) expect(full).toBe(true);
        }
        expect(started.size).toBeLessThanOrEqual(limits.sockets);
        for (const name of ['ltks', 'likes', 'products']) {
          expect(of(name, started).length).toBeLessThanOrEqual(limits.perService);
          expect(of(name, waiting).length).toBeLessThanOrEqual(limits.waitingPerService);
          if (of(name, waiting).length > 0)
            expect(started.size === limits.sockets || of(name, started).length === limits.perService).toBe(true);
        }
      }
    }),
  );
});
