import '@social-shop/commerce-ui/style.css';
import '@social-shop/lists/style.css';
import '@social-shop/posts/style.css';
import { apiContext, ApiProvider, createApiClient } from '@social-shop/api-client';
import { Button, Dialog } from '@social-shop/commerce-ui';
import { feature as feeds } from '@social-shop/feeds';
import { createIntl, IntlProvider } from '@social-shop/i18n';
import { feature as posts } from '@social-shop/posts';
import { requestContext } from '@social-shop/routing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, RouterContextProvider, RouterProvider } from 'react-router-dom';

const api = createApiClient({ baseUrl: `${location.origin}/api` });
const queryClient = new QueryClient();

function Shell() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>About</Button>
      <Dialog open={open} onOpenChange={setOpen} title="About">
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Dialog>
      <main>
        <Outlet />
      </main>
    </>
  );
}

const router = createBrowserRouter(
  [
    {
      element: <Shell />,
      hydrateFallbackElement: <></>,
      children: [...(feeds.routes ?? []), ...(posts.routes ?? [])],
    },
  ],
  {
    getContext() {
      const context = new RouterContextProvider();
      context.set(requestContext, { queryClient, locale: 'en' });
      context.set(apiContext, api);
      return context;
    },
  },
);

createRoot(document.getElementById('root') ?? document.body).render(
  <IntlProvider intl={createIntl({ locale: 'en', messages: {} })}>
    <ApiProvider api={api}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ApiProvider>
  </IntlProvider>,
);
