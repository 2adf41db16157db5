import type { QueryClient, QueryKey } from '@tanstack/react-query';

const others = { predicate: ({ queryKey }: { readonly queryKey: QueryKey }) => queryKey[0] !== 'auth' };

/** Cancels and removes all queries except the session, so that no visitor sees data of another one. */
export async function forgetPerson(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries(others);
  queryClient.removeQueries({ ...others, type: 'inactive' });
  void queryClient.resetQueries({ ...others, type: 'active' });
}
