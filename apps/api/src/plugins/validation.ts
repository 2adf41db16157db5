import ajvCompiler from '@fastify/ajv-compiler';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastifyPlugin from 'fastify-plugin';
import { IsDateTime, IsUuid } from 'typebox/format';
import { Default } from 'typebox/value';

/**
 * URLs contain text only, so their numbers, booleans and single values of a list are converted (W12). A body has its own types and is not
 * converted, which would store the number 5 as the text '5'.
 */
export const validation = fastifyPlugin(async (app) => {
  const compileAddressPart = ajvCompiler()(
    {},
    {
      customOptions: { coerceTypes: 'array', removeAdditional: false, useDefaults: true, allErrors: false },
      onCreate: (ajv) => {
        // Ajv's own formats accept 'urn:uuid:…' and dates with a space, which the database does not.
        ajv.addFormat('uuid', IsUuid);
        ajv.addFormat('date-time', IsDateTime);
      },
    },
  );
  app.setValidatorCompiler((route) =>
    route.httpPart === 'body' ? compileBody(route as never) : compileAddressPart(route),
  );
});

/** Omitted fields of a body get their defaults, like those of an address. Nothing else uses the parsed body, so it may be changed. */
function compileBody(route: Parameters<typeof TypeBoxValidatorCompiler>[0]) {
  const check = TypeBoxValidatorCompiler(route);
  return (body: unknown) => check(Default(route.schema, body));
}
