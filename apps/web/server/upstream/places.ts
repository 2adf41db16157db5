/** How many calls may be under way, and how many of one service may be, and may wait. */
export interface Limits {
  readonly sockets: number;
  readonly perService: number;
  readonly waitingPerService: number;
}

/** A call that wants a socket. */
export interface Caller {
  readonly service: string;
  start(): void;
}

/** Gives out places in the order of asking, and none of the others' to a service that hangs. */
export interface Places {
  /** Starts the call now or when there is a place; false when too many wait already. */
  enter(caller: Caller): boolean;
  /** Gives up a place, or the waiting for one. */
  leave(caller: Caller): void;
}

/** Makes the bounded queue before the sockets: what would wait for long is refused at once instead (T73). */
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
