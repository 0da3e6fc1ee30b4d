import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { compileOnce } from './compile-once.ts';

const compileByAjv = AjvCompiler()(
  {},
  { customOptions: { coerceTypes: true, removeAdditional: false } },
);
const validatorOf = compileOnce((schema: object) =>
  compileByAjv({ schema, method: '', url: '', httpPart: '' }),
);
const writerOf = compileOnce((schema: object) =>
  SerializerSelector()({}, {})({ schema, method: '', url: '', httpStatus: '' }),
);

/** Checks a visitor's call: values are converted as the schema says, unknown parts stay. */
export const compileVisitorSchema: FastifySchemaCompiler<object> = ({ schema }) =>
  validatorOf(schema);

/** Writes an answer as JSON; what is not in its schema is left out. */
export const compileAnswerSchema: FastifySerializerCompiler<object> = ({ schema }) =>
  writerOf(schema);
