/** How many calls may run in all and per service, and how many may wait. */
export interface Limits {
  readonly sockets: number;
  readonly perService: number;
  readonly waitingPerService: number;
}

/** A call that waits for a socket. */
export interface Caller {
  readonly service: string;
  start(): void;
}

/** A FIFO queue for sockets with a limit per service, so a hanging service cannot block the others. */
export interface Places {
  /** Starts the call now or when a place is free; false if too many wait already. */
  enter(caller: Caller): boolean;
  /** Releases a place, or leaves the queue. */
  leave(caller: Caller): void;
}

/** Creates the queue in front of the sockets. A call that would wait for long is refused at once (T73). */
export function createPlaces({ sockets, perService, waitingPerService }: Limits): Places {
  const inside = new Set<Caller>();
  const waiting: Caller[] = [];
  const underWay = new Map<string, number>();

  const count = (service: string) => underWay.get(service) ?? 0;
  const hasPlace = ({ service }: Caller) => inside.size < sockets && count(service) < perService;
  const start = (caller: Caller) => {
    inside.add(caller);
    underWay.set(caller.service, count(caller.service) + 1);
    caller.start();
  };

  return {
    enter(caller) {
      if (hasPlace(caller)) {
        start(caller);
        return true;
      }
      if (waiting.filter(({ service }) => service === caller.service).length >= waitingPerService) return false;
      waiting.push(caller);
      return true;
    },
    leave(caller) {
      if (!inside.delete(caller)) {
        const position = waiting.indexOf(caller);
        if (position >= 0) waiting.splice(position, 1);
        return;
      }
      underWay.set(caller.service, count(caller.service) - 1);
      const next = waiting.findIndex(hasPlace);
      for (const waited of next < 0 ? [] : waiting.splice(next, 1)) start(waited);
    },
  };
}
