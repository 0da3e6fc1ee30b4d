import {
  AbTestAnswer,
  AbTestsAnswer,
  DoneAnswer,
  PromoteArmRequest,
  UpdateAbTestRequest,
} from '@beckon/contract/owner-calls';
import { PopupParams, TestArmParams, TestParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { newId } from '../../ids.ts';
import { type AbTestDeps, type AbTestService, buildAbTestService } from './ab-test-service.ts';

const DONE = { success: true as const };
const OF_POPUP = '/api/owner/popups/:popupId/ab-tests';
const ADDRESS = '/api/owner/ab-tests/:testId';
const answer = { 200: AbTestAnswer };

/** A/B tests of popups. Contract: `ab-test-calls.ts`. */
export function abTestRoutes(app: OwnerApp, deps: Omit<AbTestDeps, 'newId'>): void {
  const tests = buildAbTestService({ ...deps, newId });
  addListRoutes(app, tests);
  addDraftRoutes(app, tests);
  addRunRoutes(app, tests);
}

function addListRoutes(app: OwnerApp, tests: AbTestService): void {
  app.get(
    OF_POPUP,
    { schema: { params: PopupParams, response: { 200: AbTestsAnswer } } },
    async (request) => {
      const [account, { popupId }] = [accountOf(request), request.params];
      return {
        ...DONE,
        tests: [...(await tests.testsOf(account, popupId))],
        goals: [...(await tests.goalsOf(account, popupId))],
      };
    },
  );

  app.post(
    OF_POPUP,
    { schema: { params: PopupParams, response: { 201: AbTestAnswer } } },
    async (request, reply) => {
      const test = await tests.create(accountOf(request), request.params.popupId);
      return reply.status(201).send({ ...DONE, test });
    },
  );
}

function addDraftRoutes(app: OwnerApp, tests: AbTestService): void {
  app.patch(
    ADDRESS,
    { schema: { params: TestParams, body: UpdateAbTestRequest, response: answer } },
    async (request) => ({
      ...DONE,
      test: await tests.update(accountOf(request), request.params.testId, request.body),
    }),
  );

  app.delete(
    ADDRESS,
    { schema: { params: TestParams, response: { 200: DoneAnswer } } },
    async (request) => {
      await tests.discard(accountOf(request), request.params.testId);
      return DONE;
    },
  );

  app.post(
    `${ADDRESS}/arms`,
    { schema: { params: TestParams, response: answer } },
    async (request) => ({
      ...DONE,
      test: await tests.addArm(accountOf(request), request.params.testId),
    }),
  );

  app.delete(
    `${ADDRESS}/arms/:popupId`,
    { schema: { params: TestArmParams, response: answer } },
    async (request) => {
      const { testId, popupId } = request.params;
      return { ...DONE, test: await tests.removeArm(accountOf(request), testId, popupId) };
    },
  );
}

function addRunRoutes(app: OwnerApp, tests: AbTestService): void {
  for (const change of ['start', 'stop'] as const)
    app.post(
      `${ADDRESS}/${change}`,
      { schema: { params: TestParams, response: answer } },
      async (request) => ({
        ...DONE,
        test: await tests[change](accountOf(request), request.params.testId),
      }),
    );

  app.post(
    `${ADDRESS}/promote`,
    { schema: { params: TestParams, body: PromoteArmRequest, response: answer } },
    async (request) => {
      const { testId } = request.params;
      return {
        ...DONE,
        test: await tests.promote(accountOf(request), testId, request.body.arm),
      };
    },
  );
}
