import { useApi } from '@social-shop/api-client';
import { ListState, Picture, pictureRatio, type PictureSize } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { Link, PageHead, paths } from '@social-shop/routing';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { searchPaths } from '../paths.ts';
import { postsQuery } from '../queries.ts';
import * as css from './SearchPage.css.ts';

const pictureSize: PictureSize = { widths: [225, 450], sizes: '(min-width: 600px) 31vw, 47vw' };

/** `/search` */
export function Component() {
  const title = useIntl().formatMessage(messages.title);
  return (
    <>
      <PageHead title={title} path={searchPaths.page()} />
      <h1 className={css.title}>{title}</h1>
      <Posts label={title} />
    </>
  );
}

function Posts({ label }: { readonly label: string }) {
  const { data, isError, refetch } = useQuery(postsQuery(useApi()));
  if (isError) return <ListState status="error" onRetry={() => void refetch()} />;
  if (!data) return <ListState status="pending" />;
  if (data.length === 0) return <ListState status="empty" />;
  return (
    <ul className={css.list} aria-label={label}>
      {data.map(({ id, heroImage, heroImageWidth, heroImageHeight, heroImageColor, heroImageAlt, caption }) => (
        <li key={id}>
          <Link href={paths.post(id)}>
            <Picture
              url={heroImage}
              alt={heroImageAlt || caption}
              size={pictureSize}
              ratio={pictureRatio(heroImageWidth, heroImageHeight)}
              color={heroImageColor}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
