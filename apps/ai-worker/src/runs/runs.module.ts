import { Module, type DynamicModule } from '@nestjs/common';
import { AnalyzeAnswers } from '../analyze/analyze-answers.js';
import { ModelReview } from '../review/model-review.js';
import { ReviewDocument } from '../review/review-document.js';
import { SuggestText } from '../suggest/suggest-text.js';
import { AnalyzeAnswersProcessor } from './analyze-answers.processor.js';
import { ModelReviewProcessor } from './model-review.processor.js';
import { PerformRun } from './perform-run.js';
import { ReviewDocumentProcessor } from './review-document.processor.js';
import { SuggestTextProcessor } from './suggest-text.processor.js';

@Module({})
export class RunsModule {
  static with(model: DynamicModule): DynamicModule {
    return {
      module: RunsModule,
      imports: [model],
      providers: [
        PerformRun,
        SuggestText,
        SuggestTextProcessor,
        AnalyzeAnswers,
        AnalyzeAnswersProcessor,
        ReviewDocument,
        ReviewDocumentProcessor,
        ModelReview,
        ModelReviewProcessor,
      ],
    };
  }
}
