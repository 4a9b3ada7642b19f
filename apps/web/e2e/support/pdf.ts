/** Pads the PDF to the minimum upload size. */
const padding = `% ${'x'.repeat(52_000)}\n`;

export function pdfOf(pages: number): Buffer {
  const numbers = Array.from({ length: pages }, (_, page) => page);
  const first = 4;
  const objects = [
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    `2 0 obj <</Type/Pages/Count ${pages}/Kids[${numbers.map((page) => `${first + page * 2} 0 R`).join(' ')}]>> endobj`,
    '3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj',
    ...numbers.flatMap((page) => {
      const text = `BT /F1 120 Tf 80 120 Td (Page ${page + 1}) Tj ET`;
      const id = first + page * 2;
      return [
        `${id} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 640 360]/Contents ${id + 1} 0 R/Resources<</Font<</F1 3 0 R>>>>>> endobj`,
        `${id + 1} 0 obj <</Length ${text.length}>> stream\n${text}\nendstream endobj`,
      ];
    }),
  ];
  return Buffer.from(`%PDF-1.7\n${padding}${objects.join('\n')}\ntrailer <</Root 1 0 R>>\n%%EOF`);
}
