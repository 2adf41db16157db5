import { apiContext } from '@social-shop/api-client';
import { paths, requestContext } from '@social-shop/routing';
import { redirectDocument, type LoaderFunction } from 'react-router-dom';
import { sessionQuery } from './session.ts';

/**
 * Returns the loader of a private page (S12). It redirects visitors who are not signed in to sign-in and back; for others it runs `loader`.
 */
export function membersOnly(loader: LoaderFunction = () => null): LoaderFunction {
  return async (args, handler) => {
    const { queryClient } = args.context.get(requestContext);
    const { session } = await queryClient.ensureQueryData(sessionQuery(args.context.get(apiContext)));
    if (session) return loader(args, handler);
    const { pathname, search } = new URL(args.request.url);
    throw redirectDocument(paths.login(pathname + search));
  };
}
