import { readBrief } from './read-brief.js';

const TODAY = '2026-11-26';

describe('a CV', () => {
  it.each([
    'Curriculum Vitae\nAnna Stone\nDay rate £650\n\nExperience\n2021 – present: Lead designer. Ran the redesign of the shop, budget EUR 200,000.\n\nEducation\nBA, Leeds, 2013 – 2016\nSkills\nFigma',
    'ANNA STONE\nUX designer\n\nPROFILE\nDesigner of ten years.\n\nEMPLOYMENT\nLead designer, Brightly Ltd, 2021 – now\n- led a team of 5, budget EUR 200,000\nDesigner, Moss & Co, 2017 – 2021\n\nQUALIFICATIONS\nBA Graphic Design',
    'My name is Tom. I have worked as a copywriter at Brightly Ltd from 2015 to 2019 and at Moss from 2019 to 2024. My hourly rate is £40.',
    'Tom Ashby, copywriter. Looking for a new position. 2015 – 2019 Brightly Ltd, salary £30,000; 2019 – 2024 Moss.',
    'Jonas Jonaitis\nProgramuotojas\n\nDarbo patirtis\n2019–2024 UAB „Kodas“. Projekto biudžetas 20 000 Eur.\n2016–2019 UAB „Rugys“\n\nIšsilavinimas\n2012–2016 informatikos bakalauras',
    'Esu Rasa, dizainerė. 2015–2020 m. dirbau UAB „Rugys“ dizainere. 2020–2024 m. dirbau MB „Gija“ meno vadove. Mano dienos įkainis 300 Eur.',
    'Ona Onaitė. Ieškau dizainerės darbo. Baigiau Dailės akademiją. 2017 – 2021 m. stažavausi ir dirbau studijoje, 2021 – dabar vyr. dizainerė.',
  ])('is named as such, and nothing of it is proposed: %s', (brief) => {
    expect(readBrief(brief, TODAY)).toMatchObject({ isLifeStory: true, proposals: [], details: [] });
  });

  it.each([
    'We need a designer with 5 years of experience and a university degree. Skills: Figma. We want a logo, budget 900 EUR, deadline 1 March 2027.',
    'I offer to build your website for 900 EUR by 1 March 2027. I have ten years of experience, education: BA. References available. 30% deposit.',
    'We need a CV template: Work experience, Education, Skills. Budget 300 EUR, by 1 March.',
    'We need a website with these pages:\nEducation\nSkills\nReferences\nBudget 900 EUR.',
    'We need a catalogue of our works of 2015–2020 and 2020–2024 for the university. Price 900 EUR.',
    'Ieškome dizainerio: darbo patirtis 3 metai, išsilavinimas nesvarbus. Reikia logotipo, kaina 900 Eur.',
    'Siūlau sukurti jūsų svetainę už 900 Eur iki kovo 1 d. Mano patirtis 10 metų, baigiau universitetą. Avansas 30 %.',
  ])('is no brief or offer that speaks of experience: %s', (brief) => {
    const { isLifeStory, proposals } = readBrief(brief, TODAY);
    expect(isLifeStory).toBe(false);
    expect(proposals).not.toHaveLength(0);
  });
});
