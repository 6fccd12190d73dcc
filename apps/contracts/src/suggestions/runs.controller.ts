import { Controller, SseSignal, type MessageEvent } from '@nestjs/common';
import {
  contractsWires as wires,
  errorMessage,
  type Actor,
  type AnalyzeResponse,
  type Language as LanguageCode,
  type RunView,
  type SuggestionResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, CurrentActor, Language } from '@pactwright/server-kit';
import { Runs, type RunState } from '@pactwright/server-runs';
import { from, type Observable } from 'rxjs';
import { analysisView, suggestionView } from './suggestion-view.js';

type View = RunView<SuggestionResponse | AnalyzeResponse>;

/** For whoever was told to ask again. */
@Controller()
export class RunsController {
  constructor(private readonly runs: Runs) {}

  @Answers(wires.getRun)
  get(
    { params: { id } }: Taken<typeof wires.getRun>,
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
  ): Promise<View> {
    return this.view(actor, language, id);
  }

  /** The same view as a message now and after each change, until the run has ended. */
  @Answers(wires.followRun)
  async events(
    { params: { id } }: Taken<typeof wires.followRun>,
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
    @SseSignal() signal: AbortSignal,
  ): Promise<Observable<MessageEvent>> {
    const read = (): Promise<View> => this.view(actor, language, id);
    /* Once the stream has begun nothing can be refused any more. */
    await read();
    const isFinal = ({ status }: View): boolean => status === 'done' || status === 'failed';
    return from(this.runs.follow(id, read, isFinal, signal));
  }

  private async view(actor: Actor, language: LanguageCode, id: string): Promise<View> {
    const run = await this.runs.find(id, actor);
    return {
      runId: id,
      status: run.status,
      result: resultView(run, language),
      ...(run.status === 'failed' && { message: errorMessage('RUN_FAILED', language) }),
    };
  }
}

function resultView({ result }: RunState, language: LanguageCode): View['result'] {
  switch (result?.kind) {
    case 'suggest':
      return suggestionView(result);
    case 'analyze':
      return analysisView(result, language);
    default:
      return null;
  }
}
