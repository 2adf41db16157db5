interface Tasks {
  count: number;
  total: number;
  longest: number;
}

/** Sums up the tasks of over 50 ms of each page. Safari and Firefox report none. */
export function observeLongTasks(page: () => string) {
  const tasks = new Map<string, Tasks>();

  const add = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) {
      const { count, total, longest } = tasks.get(page()) ?? { count: 0, total: 0, longest: 0 };
      tasks.set(page(), { count: count + 1, total: total + duration, longest: Math.max(longest, duration) });
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
    observer.observe({ type: 'longtask', buffered: true });

  return {
    /** The sums since the last call, by page. */
    take(): (readonly [page: string, tasks: Readonly<Tasks>])[] {
      add(observer.takeRecords());
      const taken = [...tasks];
      tasks.clear();
      return taken;
    },
  };
}
