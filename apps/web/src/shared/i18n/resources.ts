import enAccuracy from './catalogues/en/accuracy.json' with { type: 'json' };
import enAdmin from './catalogues/en/admin.json' with { type: 'json' };
import enAi from './catalogues/en/ai.json' with { type: 'json' };
import enAuth from './catalogues/en/auth.json' with { type: 'json' };
import enBilingual from './catalogues/en/bilingual.json' with { type: 'json' };
import enBilling from './catalogues/en/billing.json' with { type: 'json' };
import enBlog from './catalogues/en/blog.json' with { type: 'json' };
import enBrief from './catalogues/en/brief.json' with { type: 'json' };
import enCommon from './catalogues/en/common.json' with { type: 'json' };
import enCompareVersions from './catalogues/en/compare-versions.json' with { type: 'json' };
import enCompany from './catalogues/en/company.json' with { type: 'json' };
import enContractAnalysis from './catalogues/en/contract-analysis.json' with { type: 'json' };
import enContractGenerated from './catalogues/en/contract-generated.json' with { type: 'json' };
import enContractImprove from './catalogues/en/contract-improve.json' with { type: 'json' };
import enContractWizard from './catalogues/en/contract-wizard.json' with { type: 'json' };
import enContractReply from './catalogues/en/contract-reply.json' with { type: 'json' };
import enContractTerms from './catalogues/en/contract-terms.json' with { type: 'json' };
import enContracts from './catalogues/en/contracts.json' with { type: 'json' };
import enDeleteCheck from './catalogues/en/delete-check.json' with { type: 'json' };
import enHome from './catalogues/en/home.json' with { type: 'json' };
import enLegal from './catalogues/en/legal.json' with { type: 'json' };
import enOffline from './catalogues/en/offline.json' with { type: 'json' };
import enPayment from './catalogues/en/payment.json' with { type: 'json' };
import enPaymentSuccess from './catalogues/en/payment-success.json' with { type: 'json' };
import enProfile from './catalogues/en/profile.json' with { type: 'json' };
import enShell from './catalogues/en/shell.json' with { type: 'json' };
import enStatuses from './catalogues/en/statuses.json' with { type: 'json' };
import enWithdrawal from './catalogues/en/withdrawal.json' with { type: 'json' };
import enWizardEditor from './catalogues/en/wizard-editor.json' with { type: 'json' };
import ltAccuracy from './catalogues/lt/accuracy.json' with { type: 'json' };
import ltAdmin from './catalogues/lt/admin.json' with { type: 'json' };
import ltAi from './catalogues/lt/ai.json' with { type: 'json' };
import ltAuth from './catalogues/lt/auth.json' with { type: 'json' };
import ltBilingual from './catalogues/lt/bilingual.json' with { type: 'json' };
import ltBilling from './catalogues/lt/billing.json' with { type: 'json' };
import ltBlog from './catalogues/lt/blog.json' with { type: 'json' };
import ltBrief from './catalogues/lt/brief.json' with { type: 'json' };
import ltCommon from './catalogues/lt/common.json' with { type: 'json' };
import ltCompareVersions from './catalogues/lt/compare-versions.json' with { type: 'json' };
import ltCompany from './catalogues/lt/company.json' with { type: 'json' };
import ltContractAnalysis from './catalogues/lt/contract-analysis.json' with { type: 'json' };
import ltContractGenerated from './catalogues/lt/contract-generated.json' with { type: 'json' };
import ltContractImprove from './catalogues/lt/contract-improve.json' with { type: 'json' };
import ltContractWizard from './catalogues/lt/contract-wizard.json' with { type: 'json' };
import ltContractReply from './catalogues/lt/contract-reply.json' with { type: 'json' };
import ltContractTerms from './catalogues/lt/contract-terms.json' with { type: 'json' };
import ltContracts from './catalogues/lt/contracts.json' with { type: 'json' };
import ltDeleteCheck from './catalogues/lt/delete-check.json' with { type: 'json' };
import ltHome from './catalogues/lt/home.json' with { type: 'json' };
import ltLegal from './catalogues/lt/legal.json' with { type: 'json' };
import ltOffline from './catalogues/lt/offline.json' with { type: 'json' };
import ltPayment from './catalogues/lt/payment.json' with { type: 'json' };
import ltPaymentSuccess from './catalogues/lt/payment-success.json' with { type: 'json' };
import ltProfile from './catalogues/lt/profile.json' with { type: 'json' };
import ltShell from './catalogues/lt/shell.json' with { type: 'json' };
import ltStatuses from './catalogues/lt/statuses.json' with { type: 'json' };
import ltWithdrawal from './catalogues/lt/withdrawal.json' with { type: 'json' };
import ltWizardEditor from './catalogues/lt/wizard-editor.json' with { type: 'json' };

/** One namespace a feature, both languages bundled with the interface; the keys are typed from the English texts. */
export const resources = {
  en: {
    common: enCommon,
    accuracy: enAccuracy,
    bilingual: enBilingual,
    billing: enBilling,
    blog: enBlog,
    brief: enBrief,
    shell: enShell,
    'delete-check': enDeleteCheck,
    home: enHome,
    auth: enAuth,
    'contract-analysis': enContractAnalysis,
    'contract-reply': enContractReply,
    'contract-terms': enContractTerms,
    ai: enAi,
    'contract-generated': enContractGenerated,
    'contract-improve': enContractImprove,
    'contract-wizard': enContractWizard,
    company: enCompany,
    'compare-versions': enCompareVersions,
    contracts: enContracts,
    legal: enLegal,
    offline: enOffline,
    payment: enPayment,
    'payment-success': enPaymentSuccess,
    admin: enAdmin,
    profile: enProfile,
    statuses: enStatuses,
    withdrawal: enWithdrawal,
    'wizard-editor': enWizardEditor,
  },
  lt: {
    common: ltCommon,
    accuracy: ltAccuracy,
    bilingual: ltBilingual,
    billing: ltBilling,
    blog: ltBlog,
    brief: ltBrief,
    shell: ltShell,
    'delete-check': ltDeleteCheck,
    home: ltHome,
    auth: ltAuth,
    'contract-analysis': ltContractAnalysis,
    'contract-reply': ltContractReply,
    'contract-terms': ltContractTerms,
    ai: ltAi,
    'contract-generated': ltContractGenerated,
    'contract-improve': ltContractImprove,
    'contract-wizard': ltContractWizard,
    company: ltCompany,
    'compare-versions': ltCompareVersions,
    contracts: ltContracts,
    legal: ltLegal,
    offline: ltOffline,
    payment: ltPayment,
    'payment-success': ltPaymentSuccess,
    admin: ltAdmin,
    profile: ltProfile,
    statuses: ltStatuses,
    withdrawal: ltWithdrawal,
    'wizard-editor': ltWizardEditor,
  },
} as const;
