export const email = 'aoi@sakura.example';
export const longEmail = `${'aoi.fujiwara.no.kamatari.'.repeat(5)}@sakura-works.example`;
