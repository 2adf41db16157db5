import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage, surroundingsFor, textOf, type IdentityContext } from './context.ts';
import { confirmEmailByLink, findSetPassword, setPasswordByLink } from './mailLinks.ts';
import { messages } from './messages.ts';
import { MOUNT } from './mountPath.ts';
import { noticePage } from './pages/notice.ts';
import { setPasswordPage } from './pages/password.ts';
import { confirmationProblem, passwordProblem } from './rules.ts';

const PATH = `${MOUNT}/set-password`;

/** The pages behind the links in mail: a new password, and the confirmation of an address. */
export function mailLinkRoutes(app: FastifyInstance, context: IdentityContext): void {
  const { db, env } = context;
  const options = { schema: { hide: true }, exposeHeadRoute: false };

  const around = async (request: FastifyRequest) => {
    const surroundings = await surroundingsFor(context, request.headers, textOf(request.query, 'ui_locales'));
    return { surroundings, text: surroundings.language.intl.formatMessage };
  };

  const notice = async (
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    [title, said]: readonly [keyof typeof messages, keyof typeof messages],
    link: readonly [label: keyof typeof messages, path: string],
  ) => {
    const { surroundings, text } = await around(request);
    return sendPage(
      reply,
      status,
      noticePage(surroundings, {
        title: text(messages[title]),
        text: text(messages[said]),
        link: { label: text(messages[link[0]]), url: env.publicUrl + link[1] },
      }),
    );
  };
  const linkOver = (request: FastifyRequest, reply: FastifyReply) =>
    notice(request, reply, 400, ['linkOverTitle', 'linkOver'], ['backToLogin', '/login']);

  app.get(PATH, options, async (request, reply) => {
    const token = textOf(request.query, 'token');
    if (!(await findSetPassword(db, token))) return linkOver(request, reply);
    const { surroundings } = await around(request);
    return sendPage(reply, 200, setPasswordPage(surroundings, { action: request.url, token }));
  });

  app.post(PATH, { schema: { hide: true } }, async (request, reply) => {
    const token = textOf(request.body, 'token');
    const password = textOf(request.body, 'password');
    const user = await findSetPassword(db, token);
    if (!user) return linkOver(request, reply);

    const { surroundings, text } = await around(request);
    const problems = {
      password: passwordProblem(password, { isCreator: user.invite !== null }),
      confirmation: confirmationProblem(password, textOf(request.body, 'confirmation')),
    };
    if (problems.password || problems.confirmation) {
      const errors = {
        ...(problems.password && { password: text(problems.password) }),
        ...(problems.confirmation && { confirmation: text(problems.confirmation) }),
      };
      return sendPage(reply, 422, setPasswordPage(surroundings, { action: request.url, token, errors }));
    }
    if (!(await setPasswordByLink(db, token, password))) return linkOver(request, reply);
    return notice(request, reply, 200, ['passwordSetTitle', 'passwordSet'], ['logIn', '/login']);
  });

  app.get(`${MOUNT}/confirm-email`, options, async (request, reply) => {
    if (!(await confirmEmailByLink(db, textOf(request.query, 'token')))) return linkOver(request, reply);
    return notice(request, reply, 200, ['emailConfirmedTitle', 'emailConfirmed'], ['toTheShop', '/']);
  });
}
