import type { QueryClient, QueryKey } from '@tanstack/react-query';

const others = { predicate: ({ queryKey }: { readonly queryKey: QueryKey }) => queryKey[0] !== 'auth' };

/** Ends and removes everything that was fetched, but the session: nothing of one person is shown to another. */
export async function forgetPerson(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries(others);
  queryClient.removeQueries({ ...others, type: 'inactive' });
  void queryClient.resetQueries({ ...others, type: 'active' });
}
