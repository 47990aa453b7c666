const hr = {
  'admin.development.title': 'Razvoj',
  'admin.development.version': 'Jezgra {{version}}',
  'admin.development.outdated': 'Nije najnovija inačica: izašla je {{tag}}.',
  'admin.development.changelog': 'Popis promjena',
  'admin.development.documentation': 'Dokumentacija',
  'admin.development.sections': 'Katalog blokova',
  'admin.development.sectionsIntro': 'Svi blokovi od kojih se slažu stranice ove trgovine.',
  'admin.development.block': 'Blok',
  'admin.development.type': 'Vrsta',
  'admin.development.category': 'Skupina',
  'admin.development.noReleases': 'Nema izdanja.',
  'admin.development.domain': 'Domena',
  'admin.development.noDomain': 'Prema adresi',
  'admin.development.domainOption': '{{name}} ({{url}})',
};

const en: Record<keyof typeof hr, string> = {
  'admin.development.title': 'Development',
  'admin.development.version': 'Core {{version}}',
  'admin.development.outdated': 'Not the latest version: {{tag}} is out.',
  'admin.development.changelog': 'Changelog',
  'admin.development.documentation': 'Documentation',
  'admin.development.sections': 'Catalogue of blocks',
  'admin.development.sectionsIntro': 'All blocks that the pages of this shop are made of.',
  'admin.development.block': 'Block',
  'admin.development.type': 'Type',
  'admin.development.category': 'Category',
  'admin.development.noReleases': 'There are no releases.',
  'admin.development.domain': 'Domain',
  'admin.development.noDomain': 'By the address',
  'admin.development.domainOption': '{{name}} ({{url}})',
};

const de: Record<keyof typeof hr, string> = {
  'admin.development.title': 'Entwicklung',
  'admin.development.version': 'Kern {{version}}',
  'admin.development.outdated': 'Nicht die neueste Version: {{tag}} ist erschienen.',
  'admin.development.changelog': 'Änderungen',
  'admin.development.documentation': 'Dokumentation',
  'admin.development.sections': 'Katalog der Blöcke',
  'admin.development.sectionsIntro': 'Alle Blöcke, aus denen die Seiten dieses Shops bestehen.',
  'admin.development.block': 'Block',
  'admin.development.type': 'Typ',
  'admin.development.category': 'Gruppe',
  'admin.development.noReleases': 'Es gibt keine Veröffentlichungen.',
  'admin.development.domain': 'Domain',
  'admin.development.noDomain': 'Nach der Adresse',
  'admin.development.domainOption': '{{name}} ({{url}})',
};

/** Texts of what the admin panel shows on the development server only. */
export const developmentTexts = { hr, en, de };
