import { messageToPlainText } from '@office/vocabulary';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { describe, expect, it } from 'vitest';
import { messageRehypePlugin, messageRemarkPlugins, prepareMessage } from './messageSyntax.ts';

function parse(text: string) {
  const result = { isFormatted: false };
  const element = ReactMarkdown({
    children: prepareMessage(text),
    remarkPlugins: messageRemarkPlugins,
    rehypePlugins: [messageRehypePlugin(result)],
  });
  const html = renderToStaticMarkup(element).replace(/<\/?span>/g, '');
  return { html, ...result };
}

describe('Markdown of messages', () => {
  it.each([
    ['**a** *b* ~~c~~ `d`', '<p><strong>a</strong> <em>b</em> <del>c</del> <code>d</code></p>'],
    ['これは**「重要」**です', '<p>これは<strong>「重要」</strong>です</p>'],
    ['~~「済み」~~です', '<p><del>「済み」</del>です</p>'],
    ['a\n**b**\nc', '<p>a\n<strong>b</strong>\nc</p>'],
    ['**a**  \nb', '<p><strong>a</strong>\nb</p>'],
    ['- a\n- **b**\nafter', '<ul><li>a</li><li><strong>b</strong></li></ul><p>after</p>'],
    ['- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['- a\n  - b', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['> a\n> b\nreply', '<blockquote><p>a\nb</p></blockquote><p>reply</p>'],
    ['> a\n- b', '<blockquote><p>a</p></blockquote><ul><li>b</li></ul>'],
    ['see [x](https://a.example)', '<p>see <a href="https://a.example">x</a></p>'],
    [
      '```ts\n> a\n- *b*\n```\nc',
      '<pre><code class="language-ts">&gt; a\n- *b*\n</code></pre><p>c</p>',
    ],
    ['- a\n```\nb\n```', '<ul><li>a</li></ul><pre><code>b\n</code></pre>'],
    ['**x** <b>y</b> &lt; # z', '<p><strong>x</strong> &lt;b&gt;y&lt;/b&gt; &amp;lt; # z</p>'],
    [
      '# **x**\n---\n![a](https://a.example)',
      '<p># <strong>x</strong>\n---\n!<a href="https://a.example">a</a></p>',
    ],
    ['    **indented**', '<p><strong>indented</strong></p>'],
    [
      '**x** 2*3*4 https://a.example/_x_/*y*/z',
      '<p><strong>x</strong> 2*3*4 https://a.example/_x_/*y*/z</p>',
    ],
    ['**https://a.example/x**', '<p><strong>https://a.example/x</strong></p>'],
    ['**x** >_<\n>>1 (^_^) (;_;)', '<p><strong>x</strong> &gt;_&lt;\n&gt;&gt;1 (^_^) (;_;)</p>'],
    ['[x](javascript:alert(1)) **y**', '<p><a href="">x</a> <strong>y</strong></p>'],
  ])('renders %j', (text, html) => {
    expect(parse(text)).toEqual({ html, isFormatted: true });
  });

  it.each([
    'ただの文です。\n次の行',
    '¯\\_(ツ)_/¯',
    '>_<',
    '2*3*4 snake_case_name',
    'https://a.example/_x_/~~y~~',
    '# x\n---\n<b>y</b>',
    '10~20~30',
    '(^_^) (;_;) m(_ _)m (>_<)\n>_<',
  ])('does not format %j', (text) => {
    expect(parse(text).isFormatted).toBe(false);
  });

  it.each([
    '**a** *b* ~~c~~ `d` ***e*** __f__ _g_',
    '**重要：「本番」**です',
    '**a *b* ~~c~~**',
    'see [the page](https://a.example/x_(1) "title") now',
    '[**bold** page](https://a.example)',
    '**https://a.example/_x_/y.**',
    '``a ` b`` `c',
    '\\*not bold\\* **bold**',
    '**x** 2*3*4 a_b_c >_<',
    '_x_ 「_y_」 (^_^) (;_;) __z__。',
    '> quoted\n>> deeper',
    '```ts\nconst a = `**x**`;\n```\n**done**',
    '- one\n* two',
  ])('has the same text as the plain text of %j', (text) => {
    const shown = parse(text)
      .html.replace(/<\/(?:p|li|pre)>|\n<\/code>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/&gt;/g, '>')
      .replace(/&lt;/g, '<')
      .replace(/\n+/g, '\n')
      .trim();
    expect(shown).toBe(messageToPlainText(text));
  });
});
