import { apiContext } from '@social-shop/api-client';
import { paths, requestContext } from '@social-shop/routing';
import { redirectDocument, type LoaderFunction } from 'react-router-dom';
import { sessionQuery } from './session.ts';

/**
 * The loader of a private page (S12): sends whoever is not signed in to sign in, and back here afterwards; everybody else
 * gets what `loader` loads.
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
