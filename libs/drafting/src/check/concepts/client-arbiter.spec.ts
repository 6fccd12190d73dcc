import { describeFound } from '../../../test/one-clause.js';

describeFound({
  'disputes.client-arbiter': [
    {
      language: 'en',
      heading: 'Disputes',
      hostile: [
        'Any dispute will be decided by an arbitrator appointed by the Company, whose award binds both parties.',
        'Disputes are finally settled by a sole arbitrator whom the Company chooses.',
        'The Company names the arbitrator, and the Contractor accepts the award without appeal.',
        "The Contractor agrees to binding arbitration before an arbitrator of the Company's choice.",
        'Where the parties disagree on quality, an expert nominated by the Company decides and his finding is binding.',
        'The right to appoint the arbitrator rests with the Company alone.',
        'All differences are referred to a mediator selected solely by the Company, whose decision is final and binding.',
        'The Company shall in its sole discretion select the arbitration institution and the arbitrators.',
        'If the Contractor contests a rejection, a third party designated by the Company determines the matter conclusively.',
      ],
      fair: [
        'Disputes that cannot be settled in 30 days go to an arbitrator whom both parties choose together; failing agreement the arbitration institute appoints one.',
        'Each party appoints one arbitrator and these two appoint a third.',
        'The Company and the Contractor jointly appoint an expert, whose opinion on defects binds both.',
        'A sole arbitrator is appointed by the Vilnius Court of Commercial Arbitration under its rules.',
        'The Company may appoint an expert at its own cost to look at the files; his view does not bind the Contractor.',
        'An expert proposed by the Company decides only if the Contractor has accepted him in writing.',
        "The Company appoints a person who answers the Contractor's questions within two working days.",
        "The Company chooses one mediator from three proposed by the Contractor, and the mediator's view is not binding.",
        'Disputes between the Company and its own customers are decided by an arbitrator chosen by the parties to them.',
      ],
    },
    {
      language: 'lt',
      heading: 'Ginčai',
      hostile: [
        'Visus ginčus galutinai sprendžia Užsakovo paskirtas arbitras, kurio sprendimas Vykdytojui privalomas.',
        'Ginčus sprendžia vienas arbitras, kurį parenka Užsakovas.',
        'Arbitrą skiria Užsakovas, o jo sprendimas neskundžiamas.',
        'Nesutarimus dėl kokybės išsprendžia Užsakovo pasirinktas ekspertas, ir jo išvada abiem šalims privaloma.',
        'Užsakovas savo nuožiūra pasirenka arbitražo instituciją ir arbitrus.',
        'Teisė skirti arbitrą priklauso tik Užsakovui.',
        'Kilus ginčui, jį sprendžia trečiasis asmuo, kurį nurodo Užsakovas; jo sprendimas galutinis.',
        'Ar darbai atlikti tinkamai, galutinai nustato nepriklausomas ekspertas, paskirtas Užsakovo, kurio išvada šalims privaloma.',
        'Ginčą nagrinėja tarpininkas, kurį vienašališkai paskiria Užsakovas, o šalys privalo vykdyti jo sprendimą kaip galutinį.',
      ],
      fair: [
        'Ginčus sprendžia arbitras, kurį šalys pasirenka bendru sutarimu, o nesutarus paskiria Vilniaus komercinio arbitražo teismas.',
        'Kiekviena šalis skiria po vieną arbitrą, o šie paskiria trečiąjį.',
        'Ekspertą Užsakovas ir Vykdytojas skiria kartu, jo išvada privaloma abiem.',
        'Arbitrą skiria Vilniaus komercinio arbitražo teismas pagal savo reglamentą.',
        'Užsakovas savo lėšomis gali pasamdyti ekspertą, tačiau jo išvada Vykdytojo nesaisto.',
        'Užsakovo pasiūlytas ekspertas ginčą sprendžia tik Vykdytojui raštu sutikus.',
        'Užsakovas paskiria asmenį, kuris per dvi darbo dienas atsako į Vykdytojo klausimus.',
        'Užsakovas vieną tarpininką pasirenka iš trijų, kuriuos pasiūlo Vykdytojas, o tarpininko siūlymas neprivalomas.',
        'Ginčus sprendžia teismas pagal atsakovo buveinę; arbitražas taikomas tik abiem šalims dėl jo susitarus.',
      ],
    },
  ],
});
