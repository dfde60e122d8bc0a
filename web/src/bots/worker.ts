// Thinks, so that the page does not have to. One job at a time; the page keeps the queue.

import init, * as wasm from '../engine/pkg/hearth.js';
import address from '../engine/pkg/hearth_bg.wasm?url';
import { problemOf } from '../engine/problem';
import type { Answer, Job, Request } from './messages';

const ready = init({ module_or_path: address });

function work(job: Job): string {
  switch (job.kind) {
    case 'choose':
      return wasm.choose(job.record, job.bot, job.seed);
    case 'analyse':
      return wasm.analyse(job.record, job.budget, job.seed);
    case 'review':
      return wasm.review(job.record, job.ply, job.budget, job.seed);
  }
}

addEventListener('message', async (message: MessageEvent<Request>) => {
  const { id, job } = message.data;
  let answer: Answer;
  try {
    await ready;
    answer = { id, result: work(job) };
  } catch (thrown) {
    answer = { id, problem: problemOf(thrown) };
  }
  postMessage(answer);
});
