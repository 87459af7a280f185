const files = import.meta.glob<string>('./en/*.ftl', { eager: true, query: '?raw', import: 'default' })

export default Object.values(files).join('\n')
