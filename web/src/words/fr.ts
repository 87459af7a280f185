const files = import.meta.glob<string>('./fr/*.ftl', { eager: true, query: '?raw', import: 'default' })

export default Object.values(files).join('\n')
