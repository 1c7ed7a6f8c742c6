/** The colours of paper and slides. */
export const ink = {
  text: '#1f1c19', // check-sources: allow, paper has no dark mode
  second: '#575148', // check-sources: allow, paper has no dark mode
  third: '#6f685d', // check-sources: allow, paper has no dark mode
  line: '#d3cdc2', // check-sources: allow, paper has no dark mode
  paper: '#f3f1ec', // check-sources: allow, paper has no dark mode
  accent: '#9a3b26', // check-sources: allow, paper has no dark mode
}
