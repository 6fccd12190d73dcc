import type { Engine } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

/** Says who answered: the built-in rules, a model, or the rules because the model could not. */
export function useEngineText(): (engine: Engine | undefined) => string | undefined {
  const { t } = useTranslation('ai');
  return (engine) => {
    if (engine === undefined) return undefined;
    if (engine.fallback !== null) return t(`engine.fallback.${engine.fallback}`);
    return engine.name === 'model' ? t('engine.model', { model: engine.model ?? '' }) : t('engine.builtIn');
  };
}
