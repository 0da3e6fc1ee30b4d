// Lights of an evening out of focus, and a string of lamps.
#include "studio.povinc"
See(<0,3,-12>, <0,3,0>, 34)
background { rgb <.02,.02,.06> }
#local I=0; #while (I<120) #local S=.14+.5*rand(R1)*rand(R1)+.1; #local C=rand(R1);
  disc { 0,-z,S translate <-6+12*rand(R1),-.6+4.4*pow(rand(R1),1.5),6+4*rand(R1)> pigment { rgbt <1,.45+.35*C,.15+.4*C*C,.62+.25*rand(R1)> } finish { diffuse 0 emission .75 } no_shadow } #local I=I+1; #end
light_source { <0,6,-6> rgb <.5,.35,.2> }
sphere_sweep { b_spline 9, <-9,6.6,0>,.035 <-6,5.4,0>,.035 <-3.5,4.7,0>,.035 <-1.5,4.75,0>,.035 <0,5.1,0>,.035 <1.8,5.0,0>,.035 <3.6,4.75,0>,.035 <6,5.5,0>,.035 <9,6.7,0>,.035 pigment { rgb .02 } }
#local I=-2; #while (I<=2) union { cylinder { <0,0,0>,<0,-.32,0>,.11 pigment { rgb .03 } } lathe { cubic_spline 7, <-.05,-.3>,<.1,-.3>,<.2,-.55>,<.28,-.85>,<.16,-1.12>,<0,-1.18>,<-.05,-1.18> pigment { rgb <1,.72,.34> } finish { diffuse 0 emission 1.3 } no_shadow } translate <I*1.38,4.78+.09*I*I-.06*abs(I),0> } #local I=I+1; #end
