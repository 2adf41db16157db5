import { useApi } from '@social-shop/api-client';
import { PageHead, paths } from '@social-shop/routing';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { PostList } from '../components/PostList.tsx';
import { creatorPostsQuery, postQuery } from '../queries.ts';

/** `/posts/{id}` */
export function Component() {
  const { id = '' } = useParams();
  const api = useApi();
  const { data: post } = useSuspenseQuery(postQuery(api, id));
  return (
    <>
      <PageHead title={post.creator.name} description={post.caption} path={paths.post(id)} image={post.hero.url} />
      <h1>{post.creator.name}</h1>
      <PostList query={creatorPostsQuery(api, post.creator.id)} />
    </>
  );
}
