import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { compileOnce } from '../compile-once.ts';
import { badRequest } from './owner-errors.ts';

const checkOf = compileOnce((schema: TSchema) => Compile(schema));

/**
 * Checks by TypeBox. Bodies are not converted ("5" is not 5); parameters and queries are converted
 * from text. What is not in the schema is dropped.
 */
export const compileOwnerSchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const check = checkOf(schema);
  return (value) => {
    const converted = httpPart === 'body' ? value : Value.Convert(schema, value);
    if (check.Check(converted)) return { value: Value.Clean(schema, converted) };
    const [first] = check.Errors(converted);
    return {
      error: badRequest(
        `${httpPart ?? 'request'}${first?.instancePath ?? ''} ${first?.message ?? 'is not valid'}.`,
      ),
    };
  };
};
