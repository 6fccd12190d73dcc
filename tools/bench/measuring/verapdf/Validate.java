import java.io.FileInputStream;
import java.util.TreeSet;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Writes a line for each file and standard: the file, the standard, and "right" or the rules that it breaks. */
public class Validate {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    var foundry = Foundries.defaultInstance();
    for (var file : files) {
      for (var standard : new PDFAFlavour[] {PDFAFlavour.PDFA_2_B, PDFAFlavour.PDFUA_1}) {
        try (var parser = foundry.createParser(new FileInputStream(file), standard);
            var validator = foundry.createValidator(standard, false)) {
          var broken = new TreeSet<String>();
          for (var assertion : validator.validate(parser).getTestAssertions()) {
            if (assertion.getStatus() == TestAssertion.Status.FAILED) {
              broken.add(assertion.getRuleId().getClause() + "-" + assertion.getRuleId().getTestNumber());
            }
          }
          System.out.println(file + " " + standard + " " + (broken.isEmpty() ? "right" : broken));
        }
      }
    }
  }
}
